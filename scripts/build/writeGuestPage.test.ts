import { describe, expect, it } from 'vitest';
import { writeGuestPage } from './writeGuestPage.ts';

const shell =
  '<title>n</title><script src="/boot.js"></script><link rel="stylesheet" crossorigin href="/assets/index-1.css"><body><div id="root"></div>';
const page = { path: '/a', title: '$& | n', access: 'guest', markup: '<h1>$1</h1>' } as const;

describe('a prerendered page', () => {
  it('has its title, its styles in place of their link, and its content, each to the letter', () => {
    const html = writeGuestPage({
      shell,
      sheet: 'b{}',
      styles: '<style data-styled>i{}</style>',
      page,
      scripts: { '/boot.js': 'boot("$1")' },
    });
    expect(html).toBe(
      '<title>$& | n</title><script>boot("$1")</script><style>b{}html[data-has-token] #root[data-prerendered=guest]{visibility:hidden}</style><style data-styled>i{}</style><body><div id="root" data-prerendered="guest"><h1>$1</h1></div>',
    );
  });

  it('is refused by a shell that has no place for it', () => {
    expect(() =>
      writeGuestPage({ shell: '<title>n</title>', sheet: '', styles: '', scripts: {}, page }),
    ).toThrow('no place /<link rel="stylesheet"');
  });
});
