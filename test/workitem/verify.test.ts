import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { createBlake3 } from '../../src/base/blake3.ts';
import { firstHead, type JournalRecord, sealRecord } from '../../src/base/journal-chain.ts';
import { buildSettingsSchemas } from '../../src/settings/published-schemas.ts';
import type { Landing } from '../../src/workitem/history.ts';
import { completeReceipt } from '../../src/workitem/landing.ts';
import { buildProvenance } from '../../src/workitem/provenance.ts';
import { buildWorkSchemas } from '../../src/workitem/published-schemas.ts';
import { hashOfReceipt, renderReceipt } from '../../src/workitem/receipt-seal.ts';
import { executeWorkFile } from '../../src/workitem/run.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import { userGit } from '../helpers/repository.ts';
import { REPOSITORY, runCli } from '../helpers/run-cli.ts';
import { createSite, item, type WorkSite } from '../helpers/work-items.ts';

const wrong = async (site: WorkSite, receipt?: string) => {
  const { findings, isSound } = await verifyWork({ receipt }, site.host);
  const found = findings.filter(({ kind }) => kind === 'wrong').map(({ detail }) => detail);
  expect(isSound).toBe(findings.every(({ kind }) => kind === 'ok' || kind === 'unchecked'));
  return found;
};

async function landed(site = createSite()) {
  const { items } = await site.run([
    item('one', 'echo 1 > a.txt', { test_command: 'echo "1..1"; echo "ok 1"' }),
    item('two', 'echo 2 > d.txt; rm b.txt', { dependencies: ['one'] }),
    item('three', 'false'),
  ]);
  const ids = items.map((each) => ('receipt_id' in each ? each.receipt_id : ''));
  const work = join(site.folder, '.autorize', 'work');
  return { site, work, ids, items, path: (id = '') => join(work, 'receipts', `${id}.json`) };
}

const closed = (properties: Record<string, object>, required: readonly string[]) => ({
  ...{ type: 'object', properties, required, additionalProperties: false },
});
const text = { type: 'string', minLength: 1 };
const instant = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' };
const digests = { type: 'object', additionalProperties: { type: 'string', pattern: '^[0-9a-f]+$' }, minProperties: 1 };
const descriptor = {
  ...closed(
    {
      ...{ name: text, uri: text, digest: digests, content: text },
      ...{ downloadLocation: text, mediaType: text, annotations: { type: 'object' } },
    },
    [],
  ),
  anyOf: ['uri', 'digest', 'content'].map((name) => ({ properties: { [name]: true }, required: [name] })),
};
const descriptors = { type: 'array', items: descriptor };
const subject = closed({ name: text, digest: digests }, ['name', 'digest']);

/** By the specifications of in-toto Statement v1 and of SLSA provenance v1. */
const STATEMENT_V1 = closed(
  {
    _type: { const: 'https://in-toto.io/Statement/v1' },
    subject: { type: 'array', minItems: 1, items: subject },
    predicateType: { const: 'https://slsa.dev/provenance/v1' },
    predicate: closed(
      {
        buildDefinition: closed(
          {
            buildType: { type: 'string', pattern: '^[a-z]+:' },
            externalParameters: { type: 'object', minProperties: 1 },
            internalParameters: { type: 'object' },
            resolvedDependencies: descriptors,
          },
          ['buildType', 'externalParameters'],
        ),
        runDetails: closed(
          {
            builder: closed(
              {
                id: { type: 'string', pattern: '^[a-z]+:' },
                builderDependencies: descriptors,
                version: { type: 'object', additionalProperties: text },
              },
              ['id'],
            ),
            metadata: closed({ invocationId: text, startedOn: instant, finishedOn: instant }, []),
            byproducts: descriptors,
          },
          ['builder'],
        ),
      },
      ['buildDefinition', 'runDetails'],
    ),
  },
  ['_type', 'subject', 'predicateType', 'predicate'],
);

/** As a runner checks out, with a depth of one: the parent of the commit is not there. */
function cutHistory({ folder }: WorkSite): void {
  const before = userGit(folder, 'rev-parse', 'HEAD');
  userGit(folder, 'commit', '-q', '--allow-empty', '-m', 'Second');
  rmSync(join(folder, '.git/objects', before.slice(0, 2), before.slice(2)));
  writeFileSync(join(folder, '.git/shallow'), `${userGit(folder, 'rev-parse', 'HEAD')}\n`);
}

describe('verify', () => {
  it('holds in a shallow checkout, and says so where its history ends within what landed', async () => {
    const site = createSite();
    cutHistory(site);
    const { ids, items } = await landed(site);
    expect(items.map(({ status }) => status)).toEqual(['success', 'success', 'failure']);
    expect(await wrong(site)).toEqual([]);
    const { receipts } = await verifyWork({}, site.host);
    expect(receipts).toHaveLength(ids.length);
    const first = receipts.find(({ id }) => id === ids[0])?.landed_commit ?? '';
    expect(userGit(site.folder, 'cat-file', '-t', first)).toBe('commit');
    const parent = userGit(site.folder, 'cat-file', 'commit', first).match(/^parent (.*)$/m)?.[1] ?? '';
    const gone = join(site.folder, '.git/objects', parent.slice(0, 2), parent.slice(2));
    rmSync(gone, { force: true });
    const { findings } = await verifyWork({}, site.host);
    expect(findings).toContainEqual(
      expect.objectContaining({ kind: 'unchecked', what: 'the branch autorize-work/plan' }),
    );
  });

  it('finds receipts sound that nobody touched, whose chain is that of the landings', async () => {
    const { site, ids, path } = await landed();
    expect(await wrong(site)).toEqual([]);
    const { receipts } = await verifyWork({}, site.host);
    const [one, two, three] = ids.map((id) => receipts.find((each) => each.id === id));
    expect(one).toMatchObject({
      previous_receipt_hash: null,
      tests: { passed: 1, failed: 0 },
      tool_trace: 'unavailable',
    });
    expect(two?.previous_receipt_hash).toBe(one?.receipt_hash);
    expect(three).toMatchObject({ status: 'failure', previous_receipt_hash: null, after_commit: null });
    expect(two?.artifacts.map(({ path: name, type }) => `${type} ${name}`)).toEqual(['delete b.txt', 'create d.txt']);
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    const validate = ajv.compile(
      JSON.parse(readFileSync(join(REPOSITORY, 'docs/schemas/work-receipt.schema.json'), 'utf8')),
    );
    for (const id of ids) {
      const raw = JSON.parse(readFileSync(path(id), 'utf8'));
      expect(validate(raw), JSON.stringify(validate.errors)).toBe(true);
      expect(validate({ ...raw, more: 1 })).toBe(false);
    }
  });

  it('finds every changed byte of a receipt', async () => {
    const { site, ids, path } = await landed();
    const whole = readFileSync(path(ids[1]));
    // A byte in each part of it, and the last; each is a run of the whole check.
    const step = Math.ceil(whole.length / 24);
    for (let at = 0; at < whole.length; at += step) {
      const other = Buffer.from(whole);
      other[at] = (other[at] ?? 0) ^ 1;
      writeFileSync(path(ids[1]), other);
      expect((await wrong(site, ids[1])).length, `byte ${at}`).toBeGreaterThan(0);
    }
    writeFileSync(path(ids[1]), Buffer.concat([whole, Buffer.from('\n')]));
    expect(await wrong(site, ids[1])).not.toEqual([]);
  });

  it('finds a receipt that was recreated with all its hashes, a missing one and one too many', async () => {
    const { site, ids, path, work } = await landed();
    const { receipts } = await verifyWork({}, site.host);
    const one = receipts.find(({ id }) => id === ids[0]);
    if (one === undefined) throw new Error('no receipt');
    const forged = { ...one, sandbox: 'bubblewrap' };
    const hidden = { ...forged, receipt_hash: hashOfReceipt(forged, await createBlake3()) };
    writeFileSync(path(ids[0]), renderReceipt(hidden));
    writeFileSync(join(work, 'runs', ids[0] ?? '', 'RECEIPT.json'), renderReceipt(hidden));
    expect(await wrong(site, ids[0])).toEqual(['the journal has another receipt_hash']);
    writeFileSync(join(work, 'receipts', `0${ids[0]}.json`), renderReceipt(hidden));
    rmSync(path(ids[1]));
    const found = await wrong(site);
    expect(found).toHaveLength(3);
    expect(found[2]).toBe('no record of the journal names this receipt');
  });

  it('finds a store that was recreated, chain and all, or taken away, by the commits', async () => {
    const { site, work, ids } = await landed();
    const blake3 = await createBlake3();
    const journal = join(work, 'journal.jsonl');
    const records: JournalRecord[] = readFileSync(journal, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    /** Everything as if the first run had been in a sandbox; without what is left out. */
    const remake = (isLeft: (id: unknown) => boolean): void => {
      let head = firstHead({ bytes: Buffer.alloc(0), records: 0 });
      let previous: string | null = null;
      let text = '';
      let landing: Landing | undefined;
      for (const { seq: _, prev: __, hash: ___, ...fields } of records) {
        const draft = (fields as unknown as Landing).draft;
        if (isLeft(draft?.receipt.id ?? fields.id)) continue;
        let created: JournalRecord = fields;
        if (fields.kind === undefined) {
          const receipt = { ...draft.receipt, sandbox: 'bubblewrap' };
          created = { ...fields, draft: { ...draft, receipt, previous } };
          landing = created as unknown as Landing;
        } else if (fields.kind === 'landed' && landing !== undefined) {
          const receipt = completeReceipt(landing, String(fields.landed_commit), blake3);
          previous = receipt.receipt_hash;
          created = { ...fields, receipt_hash: previous };
          for (const path of [
            join(work, 'receipts', `${receipt.id}.json`),
            join(work, 'runs', receipt.id, 'RECEIPT.json'),
          ]) {
            writeFileSync(path, renderReceipt(receipt));
          }
        }
        const hidden = sealRecord(created, head);
        head = hidden.next;
        text += hidden.line;
      }
      writeFileSync(journal, text);
    };
    remake(() => false);
    const other = 'the journal has not the record that this commit was made of: it is another journal';
    expect(await wrong(site)).toEqual([other, other]);
    remake((id) => id === ids[1]);
    rmSync(join(work, 'receipts', `${ids[1]}.json`));
    expect(await wrong(site)).toEqual([
      'this run was concluded, and no record of the journal names it',
      'it landed, and no record of the journal names it',
      other,
    ]);
    // Nor is one of its receipts sound by itself.
    expect(await wrong(site, ids[0])).toEqual([other]);
    const forged = await runCli(['work', 'verify', ids[0] ?? '', '--export', 'in-toto'], { cwd: site.folder });
    expect(forged).toMatchObject({ code: 1, out: '' });
    const unproved = async () =>
      (await verifyWork({}, site.host)).findings
        .filter(({ kind, what }) => kind === 'unproved' && !what.startsWith('branch '))
        .map(({ what }) => what.slice(13, 19));
    rmSync(work, { recursive: true });
    expect(await unproved()).toEqual(['"two: ', '"one: ']);
    const taken = await runCli(['work', 'verify'], { cwd: site.folder });
    expect(taken.code).toBe(1);
    expect(taken.out).toContain(
      '2 accepted commits on autorize-work/plan, 0 records; fetch them, if they were pushed: autorize pull work.plan',
    );
    expect(taken.out).toMatch(/\nwork items: not sound: 3 facts without evidence\n$/);
    // A store that begins after them does not make them sound.
    await site.run([item('four', 'echo 4 > f.txt')]);
    expect(await unproved()).toEqual(['"two: ', '"one: ']);
    const remade = await runCli(['work', 'verify', '--json'], { cwd: site.folder });
    expect([remade.code, JSON.parse(remade.out).is_sound]).toEqual([1, false]);
    userGit(site.folder, 'branch', '-D', 'autorize-work/plan');
    rmSync(work, { recursive: true });
    const nothing = await runCli(['work', 'verify'], { cwd: site.folder });
    expect(nothing).toMatchObject({ code: 3, out: '', err: expect.stringContaining('there is nothing to verify') });
  });

  it('finds a changed journal, a changed file of the run and a changed artifact', async () => {
    const { site, ids, work } = await landed();
    const folder = join(work, 'runs', ids[0] ?? '');
    for (const name of readdirSync(folder)) {
      const whole = readFileSync(join(folder, name));
      writeFileSync(join(folder, name), Buffer.concat([whole, Buffer.from('x')]));
      expect(await wrong(site, ids[0]), name).toHaveLength(1);
      writeFileSync(join(folder, name), whole);
    }
    const [tool = ''] = readdirSync(join(work, 'tools'));
    const program = readFileSync(join(work, 'tools', tool));
    writeFileSync(join(work, 'tools', tool), Buffer.concat([program, Buffer.from(' ')]));
    expect(await wrong(site, ids[0])).toEqual(['the program that replays it was changed']);
    // Beside the run it is the same file.
    writeFileSync(join(work, 'tools', tool), program);
    rmSync(join(work, 'tools', tool));
    expect(await wrong(site, ids[0])).toEqual([expect.stringMatching(/^the program that replays it is gone: /)]);
    writeFileSync(join(work, 'tools', tool), program);
    const journal = join(work, 'journal.jsonl');
    const records = readFileSync(journal, 'utf8');
    writeFileSync(journal, records.replace('"item":"two"', '"item":"twa"'));
    await expect(verifyWork({}, site.host)).rejects.toThrow(/journal\.jsonl:\d+: the line/);
    writeFileSync(journal, records);
    // An object of the user's store that holds another content than its name says: git itself does not look.
    const blob = userGit(site.folder, 'rev-parse', 'autorize-work/plan:d.txt');
    const other = userGit(site.folder, 'hash-object', '-w', 'src/c.txt');
    const objectOf = (id: string) => join(site.folder, '.git', 'objects', id.slice(0, 2), id.slice(2));
    const unpack =
      'mv .git/objects/pack ../packs-$$; for p in ../packs-$$/*.pack; do git unpack-objects -q < $p; done; rm -r ../packs-$$';
    execFileSync('sh', ['-ec', unpack], { cwd: site.folder });
    rmSync(objectOf(blob), { force: true });
    execFileSync('sh', ['-c', `mkdir -p "$(dirname ${objectOf(blob)})" && cp ${objectOf(other)} ${objectOf(blob)}`]);
    expect(await wrong(site, ids[1])).toEqual(expect.arrayContaining([expect.stringContaining('"d.txt"')]));
  });

  it('finds a cut end of the journal, whatever went with it, and what a run printed', async () => {
    const site = createSite();
    const { items } = await site.run([
      item('one', 'echo 1 > a.txt'),
      item('two', 'echo 2 > d.txt', { dependencies: ['one'] }),
      item('three', 'false', { dependencies: ['two'] }),
    ]);
    const [one = '', two = '', three = ''] = items.map((each) => ('receipt_id' in each ? each.receipt_id : ''));
    const work = join(site.folder, '.autorize', 'work');
    const path = (id: string): string => join(work, 'receipts', `${id}.json`);
    const journal = join(work, 'journal.jsonl');
    const whole = readFileSync(journal, 'utf8');
    const lines = whole.split(/(?<=\n)/);
    const cutAt = (from: number): void => writeFileSync(journal, lines.slice(0, from).join(''));
    const ended = lines.findIndex((line) => line.includes(three));
    cutAt(ended);
    expect(await wrong(site)).toEqual(['no record of the journal names this receipt']);
    const receipt = readFileSync(path(three));
    rmSync(path(three));
    expect(await wrong(site)).toEqual(['this run was concluded, and no record of the journal names it']);
    writeFileSync(path(three), receipt);
    // Without the last landing and its intent; the branch has the commit.
    cutAt(lines.findIndex((line) => line.includes(two)));
    for (const id of [two, three]) rmSync(path(id));
    for (const id of [two, three]) rmSync(join(work, 'runs', id), { recursive: true });
    expect(await wrong(site)).toEqual(['it landed, and no record of the journal names it']);
    const printed = join(work, 'runs', one, 'agent.stdout');
    writeFileSync(printed, 'something else\n');
    expect(await wrong(site, one)).toEqual(['"agent.stdout" of its run was changed']);
  });

  it('exports a sound receipt as an in-toto statement, and refuses others', async () => {
    const { site, ids, path, items } = await landed();
    const { code, out } = await runCli(['work', 'verify', ids[0] ?? '', '--export', 'in-toto'], { cwd: site.folder });
    expect(code).toBe(0);
    const statement = JSON.parse(out);
    expect(statement).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      predicateType: 'https://slsa.dev/provenance/v1',
      subject: [
        { name: 'git+refs/heads/autorize-work/plan', digest: { gitCommit: expect.stringMatching(/^[0-9a-f]{40}$/) } },
        { name: 'a.txt', digest: { gitBlob: userGit(site.folder, 'rev-parse', 'autorize-work/plan:a.txt') } },
      ],
      predicate: {
        runDetails: { metadata: { invocationId: ids[0] } },
        buildDefinition: { externalParameters: { workItem: { id: 'one' } } },
      },
    });
    // The published field names, and no other; a descriptor has at least one of uri, digest and content.
    const validate = new Ajv2020({ strict: true }).compile(STATEMENT_V1);
    expect(validate(statement), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...statement, subject: [] })).toBe(false);
    expect(validate({ ...statement, predicate: { ...statement.predicate, builder: {} } })).toBe(false);
    const failed = await runCli(['work', 'verify', ids[2] ?? '', '--export', 'in-toto'], { cwd: site.folder });
    expect(failed).toMatchObject({
      code: 3,
      out: '',
      err: expect.stringContaining('ended as failure, so there is no result to export'),
    });
    const { receipts } = await verifyWork({ receipt: ids[0] }, site.host);
    expect(receipts.map(buildProvenance)).toEqual([statement]);
    writeFileSync(path(ids[0]), readFileSync(path(ids[0]), 'utf8').replace('"one"', '"won"'));
    const refused = await runCli(['work', 'verify', ids[0] ?? '', '--export', 'in-toto'], { cwd: site.folder });
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toContain('WRONG');
    expect(items).toHaveLength(3);
  });
});

describe('the published schemas of work items', () => {
  it.each(Object.entries({ ...buildSettingsSchemas(), ...buildWorkSchemas() }))(
    'the committed %s schema is the one that npm run schemas writes',
    (name, schema) => {
      const text = readFileSync(join(REPOSITORY, 'docs', 'schemas', `${name}.schema.json`), 'utf8');
      expect(text).toBe(`${JSON.stringify(schema, null, 2)}\n`);
    },
  );

  it('a plan that runs fits the schema', async () => {
    const site = createSite();
    const plan = { version: 1, agents: site.options.agents, items: [item('one', 'echo 1 > a.txt')] };
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(buildSettingsSchemas()['work-items']);
    expect(validate(plan), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...plan, items: [{ id: 'x' }] })).toBe(false);
    writeFileSync(join(site.folder, 'my plan.json'), JSON.stringify(plan));
    const { branch } = await executeWorkFile('my plan.json', { host: site.host });
    expect(branch).toBe('autorize-work/my-plan');
  });
});
