import { css, styled } from 'styled-components';

/** Hides an element visually, out of the flow, and keeps it in the accessibility tree. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Root = styled.span`
  ${visuallyHidden}
`;
