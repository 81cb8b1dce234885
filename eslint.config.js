import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noDefaultStyled = {
  name: 'styled-components',
  importNames: ['default'],
  message: "Write import { styled } from 'styled-components': the default import breaks in CJS.",
};
const noHeavyZod = {
  name: 'zod',
  message: "Import from 'zod/mini': 5.6 kB instead of 90.8.",
};
const noReadingXlsx = {
  name: 'xlsx',
  importNames: ['read', 'readFile', 'readFileSync'],
  message: 'xlsx has open advisories in reading: write only.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.next/**',
      '**/.build/**',
      '**/node_modules/**',
      'test-results/**',
      '**/recordings/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // An interface gives a type that was made of a description its name.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      'no-restricted-imports': ['error', { paths: [noDefaultStyled, noReadingXlsx] }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-new-func': 'error',
    },
  },
  {
    // What asks for types: a forgotten promise loses its error, a forgotten case is nobody's.
    files: ['packages/*/src/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['packages/{theme,sdk}/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { paths: [noDefaultStyled, noHeavyZod, noReadingXlsx] }],
    },
  },
  {
    files: ['packages/{theme,sdk,console}/src/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.configs.recommended.rules },
  },
  {
    // Next.js finds pages by their default export.
    files: [
      '**/*.config.ts',
      '**/*.stories.tsx',
      'e2e/**/*.ts',
      'examples/embed-next/app/**/{page,layout}.tsx',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        URLSearchParams: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        fetch: 'readonly',
        Buffer: 'readonly',
        performance: 'readonly',
        module: 'writable',
        require: 'readonly',
      },
    },
  },
);
