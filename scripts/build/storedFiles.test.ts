import { describe, expect, it } from 'vitest';
import { type BuiltFile, listStoredFiles } from './storedFiles.ts';

const file = (name: string, more: Partial<BuiltFile> = {}): BuiltFile => ({
  name,
  text: '',
  entry: null,
  leadsTo: [],
  ...more,
});
const page = (name: string, path: string, leadsTo: string[] = []) =>
  file(`assets/${name}-abcdefgh.js`, { entry: `/repo/apps/web/src/${path}`, leadsTo });

const shared = 'assets/shared-abcdefgh.js';
const build = [
  file('index.html', { leadsTo: ['assets/index-abcdefgh.js', 'assets/index-abcdefgh.css'] }),
  page('index', 'main.tsx', ['assets/LiveScreen-abcdefgh.js', 'assets/UsersScreen-abcdefgh.js']),
  file('assets/index-abcdefgh.css', { text: 'src:url(/assets/vazirmatn-fa-abcdefgh.woff2)' }),
  file('assets/vazirmatn-fa-abcdefgh.woff2'),
  file('assets/unused-abcdefgh.woff2'),
  {
    ...page('LiveScreen', 'features/dictation/screen/LiveScreen.tsx', [shared]),
    text: 'new Worker("/assets/recording.worker-abcdefgh.js"), new Worker("/assets/sound.worker-abcdefgh.js")',
  },
  file('assets/recording.worker-abcdefgh.js'),
  file('assets/sound.worker-abcdefgh.js'),
  file(shared),
  page('UsersScreen', 'features/management/users/UsersScreen.tsx', [
    shared,
    'assets/table-abcdefgh.js',
  ]),
  file('assets/table-abcdefgh.js'),
  file('icons/icon-512.png'),
];

describe('the files that a service worker stores', () => {
  it('X-320: are the first page and all that it leads to, with fonts, Workers and shared chunks', () => {
    expect(listStoredFiles(build, 'index.html')).toEqual([
      'assets/LiveScreen-abcdefgh.js',
      'assets/index-abcdefgh.css',
      'assets/index-abcdefgh.js',
      'assets/recording.worker-abcdefgh.js',
      shared,
      'assets/vazirmatn-fa-abcdefgh.woff2',
      'index.html',
    ]);
  });

  it('X-320: are without the heavy Workers of files', () => {
    expect(listStoredFiles(build, 'index.html')).not.toContain('assets/sound.worker-abcdefgh.js');
  });

  it('X-320: are without what only administration needs', () => {
    const stored = listStoredFiles(build, 'index.html');
    expect(stored).not.toContain('assets/UsersScreen-abcdefgh.js');
    expect(stored).not.toContain('assets/table-abcdefgh.js');
  });
});
