import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, radius } from '../../../tokens/scales.ts';

export const Root = styled.span`
  --_size: 2.5rem; /* in rem, so that the initials grow with the text size */
  --_background: ${color.accentSoft};
  --_text: ${color.onAccentSoft};
  --_border: transparent;

  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--_size);
  block-size: var(--_size);
  overflow: hidden;
  border-radius: ${radius.round};
  background: var(--_background);
  color: var(--_text);
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  line-height: 1;
  user-select: none;

  &:not(:has(img)) {
    border: 1px solid var(--_border);
  }

  &[data-size='small'] {
    --_size: 2rem;
    font-size: ${font.size.xs};
  }

  &[data-size='large'] {
    --_size: 4rem;
    font-size: ${font.size.xl};
  }

  &[data-look='1'] {
    --_background: ${color.surfaceRaised};
    --_text: ${color.accentText};
    --_border: ${color.accentText};
  }

  &[data-look='2'] {
    --_background: ${color.surfaceHover};
    --_text: ${color.text};
  }

  &[data-look='3'] {
    --_background: ${color.surfaceRaised};
    --_text: ${color.text};
    --_border: ${color.borderStrong};
  }
`;

export const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
