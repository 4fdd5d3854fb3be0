import { describe, expect, it } from 'vitest';
import { hashInline } from './inlineHashes.ts';

describe('the hashes of inline elements', () => {
  it('are those that browsers compute, each once, and none of a script with an address', () => {
    const page =
      '<script src="/a.js"></script><script>start()</script><style></style><p>text</p><style data-styled="true">@media (height < 480px){b{color:red}}</style>';
    expect(hashInline([page, page])).toEqual({
      styleHashes: [
        // The hash of nothing.
        'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
        'sha256-vkdJHK0rLcTAkwkEfHAZyPUYJx80TOVSSMu3T8EL/VE=',
      ],
      scriptHashes: ['sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='],
    });
  });
});
