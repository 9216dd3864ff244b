"""The fields of the specification."""

from django.contrib.auth.models import User
from rest_framework import serializers

from . import models


def of(model_class, *names, **nested):
    """A serializer of some fields of a model; `nested` has the serializers of related objects."""
    meta = type("Meta", (), {"model": model_class, "fields": ["id", *names, *nested]})
    return type(f"{model_class.__name__}Serializer", (serializers.ModelSerializer,), {"Meta": meta, **nested})


Type = of(models.Type, "name")
Category = of(models.Category, "name", "slug")
Simulation = of(
    models.Simulation, "title", "description", "image", "link", types=Type(), categories=Category(many=True)
)
# Without `correct_option`: the page would show it before the test.
Question = of(models.Question, "question", "option1", "option2", "option3", "option4")
Lesson = of(models.Lesson, "lesson", "description", "videoUrl", tests=Question(many=True))
SchoolClass = of(models.SchoolClass, "name", lessons=Lesson(many=True))
Social = of(models.Social, "name", "url", "icon")
Contact = of(models.Contact, "phone", "email", "address", socials=Social(many=True))
About = of(models.About, "description")
Message = of(models.Message, "name", "phone", "message")
Result = of(models.Result, "percentage", "correct_answers", "total_tests", "answers")


class Registration(of(User, "username", "email")):
    password = serializers.CharField(min_length=6, write_only=True)

    class Meta:
        model = User
        fields = ["id", "username", "email", "password"]

    def create(self, validated_data):
        return User.objects.create_user(**validated_data)
