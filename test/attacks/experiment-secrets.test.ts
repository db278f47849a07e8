import { testAttacks } from '../helpers/attack-table.ts';
import { SECRET_ATTACKS } from './cases/secrets.ts';

testAttacks('secrets', SECRET_ATTACKS);
