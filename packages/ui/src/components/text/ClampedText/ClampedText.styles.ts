import { styled } from 'styled-components';
import { notPrinted } from '../../../foundations/notPrinted.ts';
import { color } from '../../../tokens/color.ts';
import { font, radius, space } from '../../../tokens/scales.ts';

export const Root = styled.div`
  min-inline-size: 0;
`;

export const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;

  &[data-open='false'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--_lines);
    overflow: hidden;
  }

  @media print {
    display: block !important;
  }
`;

/** Each line has its own direction; all lines align to the inline start of the page. */
export const Words = styled.span`
  unicode-bidi: plaintext;
`;

export const Toggle = styled.button`
  min-block-size: ${space[6]}; /* WCAG 2.5.8 */
  padding-inline: ${space[1]};
  margin-inline: calc(-1 * ${space[1]});
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.accentText};
  font: inherit;
  font-weight: ${font.weight.medium};
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }

  ${notPrinted}
`;
