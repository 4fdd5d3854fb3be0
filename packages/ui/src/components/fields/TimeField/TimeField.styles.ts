import { TimeField } from 'react-aria-components';
import { styled } from 'styled-components';
import { frameStyles } from '../Field/Field.styles.ts';

export const Root = styled(TimeField)`
  ${frameStyles}
`;
