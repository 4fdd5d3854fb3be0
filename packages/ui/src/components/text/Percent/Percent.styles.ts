import { css, styled } from 'styled-components';

/**
 * Puts the percent sign at the left of its number, where it is after a Persian letter, also where
 * no letter precedes the number (Unicode UAX 9, W2 and W5): an Arabic letter mark (U+061C) that
 * belongs to no text, so that a copied text, a search and an accessible name are without it.
 */
export const percentContext = css`
  quotes: '\\61C' '';

  &::before {
    content: open-quote / '';
  }
`;

export const Root = styled.span`
  unicode-bidi: isolate;

  ${percentContext}
`;
