import Button, { type ButtonProps } from '@mui/material/Button';
import { SlowAnswer } from '../feedback/SlowAnswer.js';

interface Props extends Pick<ButtonProps, 'size' | 'fullWidth' | 'children'> {
  /** The form is being sent. */
  readonly isWaiting: boolean;
}

/** The button of a form that has no action bar; above it is said where the service is slow. */
export function SubmitButton({ isWaiting, ...button }: Props) {
  return (
    <div>
      <SlowAnswer isWaiting={isWaiting} />
      <Button type="submit" variant="contained" loading={isWaiting} {...button} />
    </div>
  );
}
