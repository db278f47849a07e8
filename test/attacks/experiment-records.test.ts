import { testAttacks } from '../helpers/attack-table.ts';
import { RECORD_ATTACKS } from './cases/records.ts';

testAttacks('records', RECORD_ATTACKS);
