import type { Audience, Template } from '../style.ts'

type Leaf = { women: string; men: string; kids: string }

const shoes = (code: string, kids: string): Leaf => ({ women: `11${code}`, men: `21${code}`, kids })
const clothing = (code: string, kids: string): Leaf => ({ women: `12${code}`, men: `22${code}`, kids })
const everyone = (id: string): Leaf => ({ women: id, men: id, kids: id })

const leafOf: Record<Template, Leaf> = {
  'trail-runner': shoes('10', '3110'),
  'road-runner': shoes('20', '3110'),
  'hiking-boot': shoes('30', '3120'),
  'chelsea-boot': shoes('40', '3120'),
  'winter-boot': shoes('40', '3120'),
  'court-sneaker': shoes('50', '3110'),
  'high-top': shoes('50', '3110'),
  'slip-on': shoes('50', '3110'),
  sandal: shoes('60', '3110'),
  clog: shoes('60', '3110'),
  'shell-jacket': clothing('10', '3210'),
  'puffer-jacket': clothing('10', '3210'),
  gilet: clothing('10', '3210'),
  fleece: clothing('20', '3210'),
  hoodie: clothing('20', '3210'),
  crewneck: clothing('20', '3210'),
  tee: clothing('30', '3220'),
  'long-sleeve-tee': clothing('30', '3220'),
  overshirt: clothing('30', '3220'),
  trousers: clothing('40', '3220'),
  shorts: clothing('40', '3220'),
  leggings: clothing('40', '3220'),
  beanie: everyone('4100'),
  cap: everyone('4100'),
  socks: everyone('4200'),
  backpack: everyone('4300'),
}

const saleOf: Leaf = { women: '5100', men: '5200', kids: '5300' }
const newArrivalsId = '6000'

const audiencesOf = (audience: Audience): (keyof Leaf)[] =>
  audience === 'unisex' ? ['women', 'men'] : [audience]

/** The categories a product hangs in: its own leaf first, then sale and new arrivals where they apply. */
export function categoryIdsOf(
  template: Template,
  audience: Audience,
  { onSale, isNew }: { onSale: boolean; isNew: boolean },
): string[] {
  const audiences = audiencesOf(audience)
  const ids = audiences.map((each) => leafOf[template][each])
  if (onSale) ids.push(...audiences.map((each) => saleOf[each]))
  if (isNew) ids.push(newArrivalsId)
  return [...new Set(ids)]
}
