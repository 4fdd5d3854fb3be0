import { describe, expect, it } from 'vitest';
import { writeGuestPage } from './writeGuestPage.ts';

const shell =
  '<title>n</title><link rel="stylesheet" crossorigin href="/assets/index-1.css"><body><div id="root"></div>';
const page = { path: '/a', title: '$& | n', access: 'guest', markup: '<h1>$1</h1>' } as const;

describe('a prerendered page', () => {
  it('has its title, its styles in place of their link, and its content, each to the letter', () => {
    const html = writeGuestPage({
      shell,
      sheet: 'b{}',
      styles: '<style data-styled>i{}</style>',
      page,
    });
    expect(html).toBe(
      '<title>$& | n</title><style>b{}html[data-has-token] #root[data-prerendered=guest]{visibility:hidden}</style><style data-styled>i{}</style><body><div id="root" data-prerendered="guest"><h1>$1</h1></div>',
    );
  });

  it('is refused by a shell that has no place for it', () => {
    expect(() =>
      writeGuestPage({ shell: '<title>n</title>', sheet: '', styles: '', page }),
    ).toThrow('no place /<link rel="stylesheet"');
  });
});
