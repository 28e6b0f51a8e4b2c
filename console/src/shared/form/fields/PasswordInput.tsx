import Hide from '@mui/icons-material/VisibilityOffOutlined';
import Show from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { PlainInput } from './PlainInput.js';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly required?: boolean;
  readonly autoFocus?: boolean;
  readonly error?: string;
}

/** A password that may be looked at: on a phone, typing blind is what makes people fail. */
export function PasswordInput(props: Props) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  return (
    <PlainInput
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          size="small"
          aria-label={translate(isShown ? 'session.hidePassword' : 'session.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          sx={{ mr: 2 }}
        >
          {isShown ? <Hide fontSize="small" /> : <Show fontSize="small" />}
        </IconButton>
      }
    />
  );
}
