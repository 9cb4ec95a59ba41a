import { configure } from '@testing-library/dom';

import { patience } from './patient-waits.ts';

configure({ asyncUtilTimeout: patience });
