import { styled } from 'styled-components';

export const Root = styled.bdi`
  unicode-bidi: isolate;
`;
