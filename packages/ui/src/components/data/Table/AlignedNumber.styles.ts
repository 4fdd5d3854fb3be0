import { css, styled } from 'styled-components';
import { makeCardStyles } from './row.styles.ts';

/** Invisible digits that align the decimal separator with longer fractions. */
export const Filler = styled.span`
  &::after {
    content: attr(data-filler);
    visibility: hidden;
  }

  ${makeCardStyles(css`
    display: none;
  `)}
`;
