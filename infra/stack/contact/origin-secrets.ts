import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/**
 * The secrets by which the Lambda recognizes CloudFront's requests. CloudFormation puts their values into the
 * distribution and the Lambda, so no template contains one and no request reads one.
 */
export class OriginSecrets extends Construct {
  /** The value that CloudFront sends. */
  readonly current: string;
  /**
   * The values that the Lambda accepts. The one before the current is among them, as CloudFront takes minutes to send
   * another value.
   */
  readonly accepted: readonly string[];

  /** @param version number of the current secret; another number makes another secret */
  constructor(scope: Construct, id: string, version: number) {
    super(scope, id);
    this.current = this.secret(version);
    this.accepted = [this.current, ...(version > 1 ? [this.secret(version - 1)] : [])];
  }

  private secret(version: number): string {
    const secret = new Secret(this, `Version${version}`, {
      description: `Secret ${version} that CloudFront sends to the contact API`,
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'A deployment with another originSecret replaces it, as CloudFront must get the new value, too.',
    });
    // Not the value but a reference, which CloudFormation resolves.
    return secret.secretValue.unsafeUnwrap();
  }
}
