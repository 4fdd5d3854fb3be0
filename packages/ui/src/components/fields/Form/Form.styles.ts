import { styled } from 'styled-components';
import { space } from '../../../tokens/scales.ts';

export const Root = styled.form`
  display: grid;
  gap: ${space[5]};

  > button:not([data-wide='true']) {
    justify-self: start;
  }
`;

export const Errors = styled.ul`
  display: grid;
  gap: ${space[1]};
  white-space: normal;

  a {
    color: inherit; /* the theme's accent has no contrast on the surface of a message */
  }
`;
