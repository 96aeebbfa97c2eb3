import type { Media } from '#src/canvas/media.ts'

/** A picture of the demo shop in its wide drawing, and in its tall one on phones. */
export const scene = (name: string, alt: string): Media => ({
  publicId: `scenes/${name}/wide`,
  width: 2400,
  height: 1350,
  focal: 'center',
  alt,
  sm: { publicId: `scenes/${name}/tall`, width: 1200, height: 1500, focal: 'center' },
})

/** The tall drawing alone. */
export const tallScene = (name: string, alt: string): Media => ({
  publicId: `scenes/${name}/tall`,
  width: 1200,
  height: 1500,
  focal: 'center',
  alt,
})

/** A word of 200 characters, which every place must break. */
export const longWord = 'Wasserdicht'.repeat(19).slice(0, 200)

/** Right-to-left words. */
export const arabic = {
  overline: 'خريف على الأقدام',
  titleHtml: '<span dir="rtl" lang="ar">المدينة تنتهي حيث تريد</span>',
  subtitleHtml: '<span dir="rtl" lang="ar">أحذية وطبقات للمشي الذي يبدأ من باب بيتك.</span>',
  richText: '<p dir="rtl" lang="ar">كل حذاء يمكن إصلاحه. لا غراء، بل خيط.</p>',
}
