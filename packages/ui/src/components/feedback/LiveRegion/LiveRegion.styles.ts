import { styled } from 'styled-components';

export const Root = styled.div`
  &:empty {
    position: absolute; /* an empty region takes no gap of its parent and remains in the accessibility tree */
  }
`;
