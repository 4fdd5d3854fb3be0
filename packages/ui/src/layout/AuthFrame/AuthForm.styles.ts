import { styled } from 'styled-components';
import { space } from '../../tokens/scales.ts';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  & > a {
    justify-self: start;
  }

  & > [role]:empty {
    display: none; /* an empty live region takes no space */
  }
`;
