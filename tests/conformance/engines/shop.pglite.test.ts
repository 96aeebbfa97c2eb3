import { describeOnPglite } from './describe-group.ts'

describeOnPglite('shop')
