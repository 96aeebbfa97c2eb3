import { describeOnPostgresql } from './describe-group.ts'

describeOnPostgresql('accounts')
