import { testAttacks } from '../helpers/attack-table.ts';
import { EVALUATION_ATTACKS } from './cases/judging.ts';

testAttacks('judging', EVALUATION_ATTACKS);
