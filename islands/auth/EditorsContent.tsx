import { useEffect, useRef } from 'react'
import { siteOfPage } from '#src/client/browser-client.ts'
import { loadSection } from '#src/client/load-section.ts'

/** The editors' content of a dialog, as the shop renders it: it comes after the form, and nothing waits for it. */
export const EditorsContent = ({ slug }: { slug: string }) => {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (host.current) void loadSection(`/${siteOfPage().locale}/-/dialog-content/${slug}`, host.current)
  }, [slug])
  return <div ref={host} />
}
