import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A loaded machine is slow, not wrong: no test asserts a time.
configure({ asyncUtilTimeout: 20_000 });
