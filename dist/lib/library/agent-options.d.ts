import type { Risk } from '../base/accepted-risk.js';
/**
 * How an agent is isolated. `auto` takes the strongest sandbox that works here, `required` fails without one, `off` uses
 * none.
 */
export type Sandbox = 'auto' | 'required' | 'off';
/** Options of loops that refuse to run where they find a risk. */
export interface RiskOptions {
    /**
     * Risks that you accept, in addition to those of the configuration.
     * @defaultValue `[]`
     */
    readonly acceptRisk?: readonly Risk[];
}
