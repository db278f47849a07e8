import { testAttacks } from '../helpers/attack-table.ts';
import { BOUNDARY_ATTACKS } from './cases/boundaries.ts';

testAttacks('boundaries', BOUNDARY_ATTACKS);
