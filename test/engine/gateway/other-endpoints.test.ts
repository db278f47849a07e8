// Endpoints other than the vendors' own, each as the how-to page has it: what reaches a server at such an address.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { expect, it } from 'vitest';
import { agentRouteOf, type GatewayChoice } from '../../../src/engine/agent/model-route.ts';
import { ask, callOf, KEY, openGateway, TOKEN } from '../../helpers/gateway.ts';
import { startModelServer } from '../../helpers/model-server.ts';
import { REPOSITORY } from '../../helpers/run-cli.ts';

type Settings = GatewayChoice & { readonly env: Readonly<Record<string, string>> };
interface Example {
  readonly section: string;
  readonly agent: Settings;
}

/** The configurations of the page, by their section, in the page's order. */
function examplesOf(page: string): Example[] {
  const [, ...sections] = readFileSync(join(REPOSITORY, page), 'utf8').split(/^## /m);
  return sections.flatMap((text) => {
    const section = text.slice(0, text.indexOf('\n'));
    const blocks = [...text.matchAll(/^```toml\n([\s\S]*?)^```/gm)];
    return blocks.map(([, block = '']) => ({ section, agent: parse(block).agent as unknown as Settings }));
  });
}

/** The protocol that a CLI speaks to it. */
const PROTOCOL: Readonly<Record<string, string>> = {
  codex: 'openai-responses',
  aider: 'openai-chat',
  claude: 'anthropic-messages',
};

/** What the server has to get: the path with its query, and the header of the key. */
const WANTED: readonly (readonly [section: string, url: string, header: string, value: string])[] = [
  ['Azure OpenAI', '/openai/v1/responses', 'api-key', KEY],
  [
    ...(['Azure OpenAI', '/openai/deployments/my-deployment/chat/completions?api-version=2024-10-21'] as const),
    ...(['api-key', KEY] as const),
  ],
  ['OpenRouter', '/api/v1/chat/completions', 'authorization', `Bearer ${KEY}`],
  ['Ollama', '/v1/responses', 'authorization', 'Bearer none'],
  ['Ollama', '/v1/messages?beta=true', 'authorization', 'Bearer ollama'],
  ['vLLM', '/v1/responses', 'authorization', 'Bearer none'],
  ['Amazon Bedrock', '/openai/v1/chat/completions', 'authorization', `Bearer ${KEY}`],
  [
    ...(['Vertex AI', '/v1/projects/my-project/locations/us-central1/endpoints/openapi/chat/completions'] as const),
    ...(['authorization', `Bearer ${KEY}`] as const),
  ],
  ['A proxy of your organisation', '/anthropic/v1/messages?beta=true', 'authorization', `Bearer ${KEY}`],
];
const EXAMPLES = examplesOf('docs/how-to/use-another-model-endpoint.md');
const KEY_HEADERS = ['authorization', 'api-key', 'x-api-key', 'x-goog-api-key'];

it('are all on the page', () => {
  expect(EXAMPLES.map(({ section }) => section)).toEqual(WANTED.map(([section]) => section));
});

it.each(WANTED.map((wanted, index) => [wanted[0], wanted, EXAMPLES[index]] as const))(
  '%s gets calls where it expects them, with its key, and is counted',
  async (_, [, url, header, value], example) => {
    const { agent } = example as Example;
    await using model = await startModelServer();
    const env = Object.fromEntries(
      Object.entries(agent.env).map(([name, text]) => [
        name,
        text.replace(/^\$\w+$/, KEY).replace(/^https?:\/\/[^/]+/, model.url),
      ]),
    );
    const way = agentRouteOf(agent, env);
    if (way.kind !== 'gateway') throw new Error(`${way.kind}: ${JSON.stringify(way)}`);
    const { api, upstream, variables } = way.route;
    await using gateway = await openGateway({ api, upstream });
    const { path, body } = callOf(PROTOCOL[agent.preset ?? ''] ?? '');
    const answer = await ask({ port: gateway.port, path, body });
    expect(answer, answer.text).toMatchObject({ status: 200, isWhole: true });
    const [request] = model.requests;
    expect(request?.url).toBe(url);
    expect(KEY_HEADERS.flatMap((name) => (request?.headers[name] === undefined ? [] : [name]))).toEqual([header]);
    expect(request?.headers[header]).toBe(value);
    expect(gateway.calls).toMatchObject([{ tokens: { input: 600, cacheRead: 400, output: 50 } }]);
    const seen = variables({ origin: `http://127.0.0.1:${gateway.port}`, token: TOKEN });
    expect(JSON.stringify(seen)).not.toContain(KEY);
    expect(JSON.stringify(seen)).not.toContain(model.url);
  },
);

it('the version of the settings counts, not that of the agent', async () => {
  await using model = await startModelServer();
  const address = `${model.url}/openai/deployments/d`;
  const upstream = { address, query: 'api-version=2024-10-21', key: { header: 'api-key', value: KEY } };
  await using gateway = await openGateway({ api: 'openai', upstream });
  const { path, body } = callOf('openai-chat');
  await ask({ port: gateway.port, path: `${path}?api-version=2020-01-01`, body });
  await ask({ port: gateway.port, path: '/v1/models?limit=5', method: 'GET' });
  expect(model.requests.map(({ url }) => url)).toEqual([
    '/openai/deployments/d/chat/completions?api-version=2024-10-21',
    '/openai/deployments/d/models?limit=5&api-version=2024-10-21',
  ]);
});
