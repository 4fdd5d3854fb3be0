import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBin } from './bin.ts';

const refused = [
  ['packages/ui/src/a.ts', '@nevisa/api', 'A component knows neither the server'],
  ['packages/ui/src/b.ts', '@nevisa/api/types', 'A component knows neither the server'],
  ['packages/ui/src/c.ts', '@nevisa/machines', 'A component knows neither the server'],
  ['packages/ui/src/d.ts', '@nevisa/mocks/backend', 'A component knows neither the server'],
  ['packages/ui/src/e.ts', 'react-router-dom', 'A component takes data and callbacks'],
  ['packages/ui/src/f.ts', '../../api/src/client.ts', 'A component knows neither the server'],
  ['packages/machines/src/a.ts', '@nevisa/api', 'A machine knows only the types'],
  ['packages/machines/src/b.ts', '@nevisa/ui', 'A machine knows only the types'],
  ['packages/machines/src/c.ts', '@nevisa/mocks/accounts', 'A machine knows only the types'],
  ['packages/machines/src/f.ts', '../../api/src/client.ts', 'A machine knows only the types'],
  ['packages/machines/src/g.ts', '../../../mocks/backend.ts', 'A machine knows only the types'],
  ['packages/machines/src/d.ts', 'react', 'A machine knows neither the screen'],
  ['packages/machines/src/e.ts', '@xstate/react', 'A machine knows neither the screen'],
  ['packages/api/src/a.ts', '@nevisa/ui', 'The contract imports no other part'],
  ['packages/api/src/b.ts', '@nevisa/machines', 'The contract imports no other part'],
  ['packages/api/src/c.ts', '@nevisa/mocks/backend', 'The contract imports no other part'],
  ['packages/api/src/e.ts', '../../ui/src/index.ts', 'The contract imports no other part'],
  ['packages/api/src/d.ts', 'react', 'The contract needs only a schema library'],
  ['packages/writing/src/a.ts', '@nevisa/ui', 'The writing package imports no other part'],
  [
    'packages/writing/src/b.ts',
    '../../api/src/client.ts',
    'The writing package imports no other part',
  ],
  ['packages/writing/src/c.ts', 'react', 'The writing package needs no library'],
  ['packages/ui/src/g.ts', '../../writing/src/fold.ts', 'A component knows neither the server'],
  ['packages/machines/src/h.ts', '@nevisa/speech', 'A machine knows only the types'],
  ['packages/machines/src/i.ts', '@nevisa/drafts', 'A machine knows only the types'],
  ['packages/transcript/src/a.ts', '@nevisa/ui', 'The transcript knows neither screen'],
  ['packages/transcript/src/b.ts', '@nevisa/machines', 'The transcript knows neither screen'],
  ['packages/transcript/src/c.ts', 'react', 'The transcript has no screen'],
  ['packages/drafts/src/a.ts', '@nevisa/speech', 'The draft store knows the contract'],
  ['packages/drafts/src/b.ts', '@nevisa/ui', 'The draft store knows the contract'],
  ['packages/speech/src/a.ts', '@nevisa/machines', 'Speech knows the contract'],
  ['packages/speech/src/b.ts', '@nevisa/ui', 'Speech knows the contract'],
  ['packages/speech/src/c.ts', 'react', 'Speech has no screen'],
  ['mocks/a.ts', '@nevisa/web', 'The mock server knows only the contract'],
  ['mocks/b.ts', '@nevisa/ui', 'The mock server knows only the contract'],
  ['mocks/c.ts', '@nevisa/machines', 'The mock server knows only the contract'],
  ['mocks/e.ts', '../apps/web/src/paths.ts', 'The mock server knows only the contract'],
  ['mocks/d.ts', 'react', 'The mock server has no screen'],
  ['apps/web/src/a.ts', '@nevisa/mocks/browser', 'Only main.tsx may load the mocks'],
  ['apps/web/src/c.ts', '../../../mocks/backend.ts', 'Only main.tsx may load the mocks'],
  [
    'apps/web/src/features/dictation/b.tsx',
    '@nevisa/mocks/accounts',
    'Only main.tsx may load the mocks',
  ],
  ['apps/web/src/d.ts', '@nevisa/api/refusals', 'The table of refusals is for the mock server'],
] as const;

const allowed = [
  ['packages/machines/src/types.ts', '@nevisa/api/types'],
  ['packages/machines/src/failures.ts', '@nevisa/api/failures'],
  ['packages/machines/src/machine.ts', 'xstate'],
  ['packages/machines/src/engine.ts', '@nevisa/speech/types'],
  ['packages/transcript/src/format.ts', '@nevisa/writing'],
  ['packages/drafts/src/saving.ts', '@nevisa/api'],
  ['packages/speech/src/frames.ts', '@nevisa/drafts'],
  ['packages/ui/src/component.tsx', 'styled-components'],
  ['packages/ui/src/writing.ts', '@nevisa/writing'],
  ['packages/api/src/schema.ts', 'valibot'],
  ['mocks/handlers.ts', '@nevisa/api'],
  ['mocks/refusal.ts', '@nevisa/api/refusals'],
  ['mocks/server.ts', './backend.ts'],
  ['apps/web/src/screen.tsx', '@nevisa/ui'],
  ['apps/web/src/main.tsx', '@nevisa/mocks/accounts'],
  ['apps/web/src/screen.stories.tsx', '@nevisa/mocks/backend'],
] as const;

interface Finding {
  filename: string;
  code: string;
  message: string;
  help?: string;
}

let folder = '';
let findings: Finding[] = [];
let exitCode: unknown = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nevisa-walls-'));
  await copyLintRules();
  for (const [path, source] of [...refused, ...allowed]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(
      join(folder, path),
      `import { thing } from '${source}';\nexport const used = thing;\n`,
    );
  }
  ({ findings, exitCode } = await lint());
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the walls between the packages', () => {
  it('make lint fail', () => {
    expect(exitCode).toBe(1);
  });

  it.each(refused)(
    '%s must not import %s, and the message names the reason',
    (path, _source, sentence) => {
      const finding = findings.find(({ filename }) => filename === path);
      expect(finding?.code).toBe('eslint(no-restricted-imports)');
      expect(`${finding?.message} ${finding?.help}`).toContain(sentence);
    },
  );

  it.each(allowed)('%s may import %s', (path) => {
    expect(findings.filter(({ filename }) => filename === path)).toEqual([]);
  });
});

// The planted files import nothing that is installed there, so only rules that need no types can run.
async function copyLintRules(): Promise<void> {
  const text = await readFile(new URL('../.oxlintrc.json', import.meta.url), 'utf8');
  const { options: _types, ...rules } = JSON.parse(text) as Record<string, unknown>;
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(rules));
}

async function lint(): Promise<{ findings: Finding[]; exitCode: unknown }> {
  const command = [findBin('oxlint'), '--max-warnings', '0', '--format', 'json'];
  const run = promisify(execFile)(process.execPath, command, { cwd: folder });
  const { stdout, code } = await run.then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (error: { stdout: string; code: unknown }) => error,
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] };
  return { findings: diagnostics, exitCode: code };
}
