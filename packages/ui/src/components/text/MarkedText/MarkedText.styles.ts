import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, transcript } from '../../../tokens/scales.ts';

export const Root = styled.p`
  font-size: ${transcript.size};
  line-height: ${transcript.line};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/* The underline marks the text without colour. */
export const Mark = styled.mark`
  color: inherit;
  background: none;
  font-weight: ${font.weight.medium};
  text-decoration: underline 2px ${color.accentMark};
  text-underline-offset: 0.4em;
`;
