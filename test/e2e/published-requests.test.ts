import { describe, expect, it } from 'vitest';
import { findUnpublished } from './runner/published-requests.ts';

const CHECKS = '/repos/octo/demo/check-runs';

describe('a request to the API of GitHub', () => {
  it('is as published, or reported where it is not', () => {
    const body = { name: 'x', head_sha: 'a', status: 'in_progress', started_at: '2026-01-01T00:00:00Z' };
    expect(findUnpublished('POST', CHECKS, body)).toEqual([]);
    expect(findUnpublished('POST', CHECKS, { ...body, name: undefined, started_at: 'now' })).toHaveLength(2);
    expect(findUnpublished('POST', CHECKS, { ...body, sha: 'a' })).toEqual(['checks/create: body has sha']);
    const annotation = { path: 'a', start_line: 1, end_line: 1, annotation_level: 'error', message: 'm' };
    const output = { title: 't', summary: 's', annotations: [annotation] };
    expect(findUnpublished('PATCH', `${CHECKS}/7`, { output })).toEqual([
      expect.stringContaining('body/output/annotations/0/annotation_level'),
    ]);
    expect(findUnpublished('GET', '/repos/octo/demo/pulls?state=merged', undefined)).toHaveLength(1);
    expect(findUnpublished('GET', '/repos/octo/demo/pulls?label=x', undefined)).toEqual(['pulls/list: query label']);
    expect(findUnpublished('PATCH', `${CHECKS}/seven`, { name: 'x' }).join()).toContain('check_run_id must be');
    expect(findUnpublished('DELETE', CHECKS, undefined)).toHaveLength(1);
  });
});
