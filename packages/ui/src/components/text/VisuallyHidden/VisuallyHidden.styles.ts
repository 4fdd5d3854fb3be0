import { css, styled } from 'styled-components';

/** Takes an element out of sight and out of the flow, and keeps it for assistive technology. */
export const outOfSight = css`
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
  ${outOfSight}
`;
