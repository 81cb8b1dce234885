import { describe, expect, it } from 'vitest';
import { describeExpressionProblem } from './describe-expression-problem';
import { EXPRESSION_PROBLEMS, type ExpressionProblemCode } from './expression-problems';
import { sayExpressionProblem } from './say-expression-problem';

const codes = Object.keys(EXPRESSION_PROBLEMS) as ExpressionProblemCode[];

describe('describeExpressionProblem', () => {
  it.each(codes)('reads back what is said of %s', (code) => {
    const params = Object.fromEntries(
      [...EXPRESSION_PROBLEMS[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x()']),
    );
    const said = `${sayExpressionProblem(code, params)} (at character 1)`;
    const [, problem] = describeExpressionProblem(said, 'x()') ?? [];
    expect(problem).toEqual({
      key: `refusal.expression.${code}`,
      ...(Object.keys(params).length > 0 && { params }),
    });
  });

  it('names line and column', () => {
    const said = 'adc is not known (at character 16) (expression)';
    expect(describeExpressionProblem(said, 'var a = speed;\nadc + 1')).toEqual([
      { key: 'refusal.expression.at', params: { line: 2, column: 1 } },
      { key: 'refusal.expression.unknown', params: { name: 'adc' } },
    ]);
  });

  it('knows nothing of what a tracking API elsewhere says', () => {
    expect(describeExpressionProblem('JexlException: undefined variable adc', 'adc')).toBeNull();
    expect(describeExpressionProblem('Bad (at character 1)', 'adc')).toBeNull();
  });
});
