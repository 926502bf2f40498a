-- Why a comparison failed is told in the reader's language from now on; what was kept before stays as it was said.
UPDATE batch_comparison SET failure = jsonb_build_object('reason', jsonb_build_object('en', said, 'zh-CN', said))
FROM (SELECT batch_id AS id, trim(concat(failure->>'reason', ' ', failure->>'nextStep')) AS said FROM batch_comparison) kept
WHERE kept.id = batch_id AND jsonb_typeof(failure->'reason') = 'string';
