import { testAttacks } from '../helpers/attack-table.ts';
import { GIT_ATTACKS } from './cases/git.ts';

testAttacks('the supervisor’s git', GIT_ATTACKS);
