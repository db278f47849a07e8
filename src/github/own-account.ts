import type { Answer, Api } from './api.ts';

/** Whom the workflow's own token writes as. */
export const WORKFLOW_ACCOUNT = 'github-actions[bot]';

/** The login that the token writes as; of the workflow where nobody can be asked. A token of an app may ask GraphQL only. */
export async function findOwnAccount({ ask }: Api): Promise<Answer<string>> {
  const reported = await ask((octokit) => octokit.rest.users.getAuthenticated(), { isRepeatable: true });
  if (reported.kind === 'ok') return { kind: 'ok', value: reported.value.data.login };
  if (![401, 403, 404].includes(reported.status)) return reported;
  const viewer = await ask((octokit) =>
    octokit.graphql<{ viewer?: { login?: unknown } }>('query { viewer { login } }'),
  );
  const login = viewer.kind === 'ok' ? viewer.value.viewer?.login : undefined;
  return { kind: 'ok', value: typeof login === 'string' ? login : WORKFLOW_ACCOUNT };
}
