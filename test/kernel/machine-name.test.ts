import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { MACHINE_NAME, machineName, machineOf } from '../../src/kernel/machine-name.ts';

describe('the name of a machine', () => {
  it('begins with its host name and is the same each time', () => {
    expect(machineName()).toBe(machineName());
    expect(machineName().split('@')[0]).toBe(hostname());
    expect(machineName()).toMatch(MACHINE_NAME);
  });

  it('distinguishes machines of one image, and not containers on one machine', () => {
    const [here, there] = ['0123456789ab', 'ba9876543210'];
    expect(machineOf(`runner@${here}`)).not.toBe(machineOf(`runner@${there}`));
    expect(machineOf(`pod-1@${here}`)).toBe(machineOf(`pod-2@${here}`));
    // Of a name without a boot the host name counts.
    expect(machineOf('mac')).toBe('mac');
  });
});
