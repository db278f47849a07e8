import { testAttacks } from '../helpers/attack-table.ts';
import { JUDGING_ATTACKS } from './cases/judging.ts';

testAttacks('judging', JUDGING_ATTACKS);
