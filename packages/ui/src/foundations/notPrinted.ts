import { css } from 'styled-components';

/** Leaves a control out of a printed page, on which it cannot be pressed. */
export const notPrinted = css`
  @media print {
    display: none;
  }
`;
