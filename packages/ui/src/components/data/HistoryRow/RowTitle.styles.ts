import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font } from '../../../tokens/scales.ts';

export const Title = styled.h2`
  min-inline-size: 0;
  max-inline-size: 100%;
  font-size: ${font.size.md};
  font-weight: ${font.weight.medium};
  line-height: inherit;
`;

export const TitleLink = styled.a`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${color.text};
  overflow-wrap: anywhere;
  text-decoration: none;

  &[data-untitled='true'] {
    color: ${color.textQuiet};
    font-weight: ${font.weight.regular};
  }

  /* The link covers the whole row; other controls are above it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;

    &::after {
      outline: 2px solid ${color.focus};
      outline-offset: -2px;
    }
  }
`;
