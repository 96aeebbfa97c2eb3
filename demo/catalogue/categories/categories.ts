import { accessories } from './accessories.ts'
import { flattenCategories } from './category-tree.ts'
import { kids } from './kids.ts'
import { men } from './men.ts'
import { newArrivals, sale } from './offers.ts'
import { women } from './women.ts'

/** Marlow's categories, three levels deep, in the order of the menu. */
export const categories = flattenCategories([newArrivals, women, men, kids, accessories, sale])
