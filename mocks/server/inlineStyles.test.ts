import { describe, expect, it } from 'vitest';
import { hashInlineStyles } from './inlineStyles.ts';

describe('the hashes of style elements', () => {
  it('are those that browsers compute, one for each element', () => {
    const html =
      '<style></style><p>text</p><style data-styled="true">@media (height < 480px){b{color:red}}</style>';
    expect(hashInlineStyles(html)).toEqual([
      // The hash of nothing.
      'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
      'sha256-vkdJHK0rLcTAkwkEfHAZyPUYJx80TOVSSMu3T8EL/VE=',
    ]);
  });
});
