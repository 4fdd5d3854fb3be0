import { styled } from 'styled-components';

/** No line ends between a day and its month; one may end before the clock. */
export const Root = styled.time`
  white-space: nowrap;

  > wbr {
    white-space: normal;
  }
`;
