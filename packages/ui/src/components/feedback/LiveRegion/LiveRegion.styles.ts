import { styled } from 'styled-components';

export const Root = styled.div`
  &:empty {
    position: absolute; /* an empty place takes no gap of its parent, and assistive technology still knows it */
  }
`;
