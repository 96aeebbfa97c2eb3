import type { APIRoute } from 'astro'
import { judgeByForm } from '#src/features/reviews/judge-by-form.ts'

export const POST: APIRoute = ({ request, locals }) => judgeByForm(request, locals)
