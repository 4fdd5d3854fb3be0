import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, radius } from '../../../tokens/scales.ts';

export const Root = styled.span`
  --_size: 2.5rem; /* in rem, so that the letter grows with the text size */

  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--_size);
  block-size: var(--_size);
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.onAccentSoft};
  font-size: ${font.size.md};
  font-weight: ${font.weight.bold};
  line-height: 1;
  user-select: none;

  &:not(:has(img)) {
    border: 1px solid transparent; /* visible in forced colours */
  }

  &[data-size='small'] {
    --_size: 2rem;
    font-size: ${font.size.sm};
  }

  &[data-size='large'] {
    --_size: 4rem;
    font-size: ${font.size.xl};
  }
`;

export const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
